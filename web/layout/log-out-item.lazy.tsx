import { useLogOut } from '#web/components/log-out.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The entry of a keeper's menu that ends the session. */
export function LogOutItem({ onClose }: { onClose: () => void }) {
  const { logOut } = useTexts();
  const leave = useLogOut();
  return (
    <button
      type="button"
      onClick={() => {
        onClose();
        void leave();
      }}
    >
      <Icon name="logout" />
      {logOut.logout}
    </button>
  );
}
