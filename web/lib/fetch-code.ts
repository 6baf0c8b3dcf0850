import { importAgain } from '#web/ui/import-again.ts';
import { CallFailed, networkFailure } from './failure.ts';

/** Fetches the code that a tap needs. @throws CallFailed which says that it needs the network */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importAgain(load);
  } catch (error) {
    console.warn(error);
    throw new CallFailed(networkFailure());
  }
}
