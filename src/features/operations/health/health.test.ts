import { expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';

test('health says that registration is closed', async () => {
  const { as, visitor } = createTestApp();
  await as(2).put('admin/system/registration', { registration: 'closed' });
  const response = await visitor.post('user/register', {
    un: 'new@example.org',
    uname: 'New',
    upw: 'tarantula9x',
  });
  expect(response.status).toBe(403);
  expect((await visitor.get('health')).data.registration).toBe('closed');
});
