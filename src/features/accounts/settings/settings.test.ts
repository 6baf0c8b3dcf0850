import { describe, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';

describe('settings', () => {
  test('a setting is kept per user', async () => {
    const { as } = createTestApp();
    const set = await as(3).post('user_config/set', {
      conf_key: 'short_sc_name',
      conf_val: 'true',
    });
    expect(set.data).toEqual({ status: true });
    const own = await as(3).get('user_config/get/short_sc_name');
    expect(own.data).toEqual({ conf_key: 'short_sc_name', conf_val: 'true' });
    const other = await as(4).get('user_config/get/short_sc_name');
    expect(other.data.conf_val).toBeNull();
    await as(3).post('user_config/set', { conf_key: 'short_sc_name', conf_val: null });
    expect((await as(3).get('user_config/get/short_sc_name')).data.conf_val).toBeNull();
  });

  test('an unknown key, a wrong value and text that is no JSON are refused by field', async () => {
    const { as } = createTestApp();
    for (const [body, field] of [
      [{ conf_key: 'nonsense', conf_val: '1' }, 'conf_key'],
      [{ conf_key: 'short_sc_name', conf_val: '{' }, 'conf_val'],
      [{ conf_key: 'display_currency', conf_val: '{"a":1}' }, 'conf_val'],
      [{ conf_key: 'units', conf_val: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }, 'conf_val'],
      [{ conf_key: 'units', conf_val: `${'['.repeat(900)}${']'.repeat(900)}` }, 'conf_val'],
      [
        { conf_key: 'label_settings', conf_val: `${'{"a":'.repeat(1900)}1${'}'.repeat(1900)}` },
        'conf_val',
      ],
      [{ conf_key: 'short_sc_name' }, 'conf_val'],
      [{ conf_key: 'short_sc_name', conf_val: 'true', uid: 2 }, 'uid'],
    ] as const) {
      const response = await as(3).post('user_config/set', body);
      expect(response.status).toBe(422);
      expect(Object.keys(response.data.fields)).toContain(field);
    }
    expect((await as(3).get('user_config/get/nonsense')).status).toBe(422);
  });

  test('a stranger is refused before anything else is looked at', async () => {
    const { visitor } = createTestApp();
    const response = await visitor.post('user_config/set', { nonsense: true });
    expect(response.status).toBe(401);
    expect(response.data).toEqual({ status: false, error: 'Please log in.', code: 'unauthorized' });
  });
});
