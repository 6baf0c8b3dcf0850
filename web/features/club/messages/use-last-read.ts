import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { keepSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';

const conf_key = 'last_message';
type Marked = { id: number; message_date: string };

/** The administrator's marker: every message up to this id is read. */
export function useLastRead() {
  const { admin } = useTexts();
  const load = useLoad(
    ['contact_messages', 'last_read'],
    // `user_config/get/{key}` can't be called: the client takes its `get` for the method.
    () => api.user_config.all.get(),
    { errorTitle: admin.errors.gettingLastRead },
  );
  const mark = useAction(
    ({ id }: Marked) => api.user_config.set.post({ conf_key, conf_val: String(id) }),
    {
      errorTitle: admin.errors.settingLastRead,
      success: (_data, { id, message_date }) =>
        admin.notices.lastReadSet(id, formatInstant(message_date)),
      // Not in the settings' store, so that a failure is shown.
      done: (_data, { id }) => keepSetting(conf_key, id),
      invalidates: [['contact_messages']],
      keyOf: ({ id }) => id,
    },
  );
  const row = load.data?.rows.find((setting) => setting.conf_key === conf_key);
  return { lastRead: Number(row?.conf_val ?? 0), mark };
}
