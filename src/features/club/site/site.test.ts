import { expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';

test('the texts come from the administrator, else from the configuration, else there are none', async () => {
  expect((await createTestApp().visitor.get('site/texts')).data).toEqual({
    legal_notice: '',
    donate_text: '',
    rev: 0,
  });
  const { as, visitor } = createTestApp({
    env: { LEGAL_NOTICE: 'Club e. V.', DONATE_TEXT: 'Ask Ada' },
  });
  const texts = { legal_notice: ' Ada, Main Street 1\nBerlin ', donate_text: '' };
  expect((await visitor.put('admin/site/texts', texts)).status).toBe(401);
  expect((await as(3).put('admin/site/texts', texts)).status).toBe(403);
  expect((await as(2).put('admin/site/texts', texts)).data).toEqual({ status: true });
  expect((await visitor.get('site/texts')).data).toEqual({
    legal_notice: 'Ada, Main Street 1\nBerlin',
    donate_text: 'Ask Ada',
    rev: 2,
  });
});
