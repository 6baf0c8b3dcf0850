import { api } from './api.ts';
import { useLoad } from './load.ts';

/** Whether a mail server is set, so that emails leave; undefined until that is known. */
export function useMailServer(): boolean | undefined {
  const { data } = useLoad(['user', 'digest'], () => api.user.digest.get(), {
    errorTitle: 'mail server', // of every section, whose texts differ: it is only logged
    quiet: true,
  });
  return data && data.configured === 1;
}
