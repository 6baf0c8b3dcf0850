/**
 * Fetches code a second time where that failed. Chromium hands the failure of what was fetched ahead, as without a network,
 * to the next import once more; only the one after it asks the server.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(load);
