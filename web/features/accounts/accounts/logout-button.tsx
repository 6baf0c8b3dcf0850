import { useLogOut } from '#web/components/log-out.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

export function LogoutButton() {
  const { logOut } = useTexts();
  const leave = useLogOut();
  return <Button onClick={() => void leave()}>{logOut.logout}</Button>;
}
