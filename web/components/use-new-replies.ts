import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useSetting, useSettingsSettled } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';

/**
 * The administrator's replies that the keeper has not read, the oldest first, and how to mark those up to an id as read.
 * Failures are only logged.
 */
export function useNewReplies() {
  const { messages } = useTexts();
  const [since, markRead] = useSetting('last_reply');
  const enabled = useSettingsSettled();
  const { data } = useLoad(
    ['contact_messages', 'new_replies', since],
    () => api.contact_messages.new_replies.get({ query: { since } }),
    { errorTitle: messages.replies, quiet: true, enabled },
  );
  return { rows: data?.rows ?? [], markRead };
}
