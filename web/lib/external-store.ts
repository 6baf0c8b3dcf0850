/** What the build gives to libraries instead of their stand-in for older Reacts. */
export { useSyncExternalStore } from 'react';
