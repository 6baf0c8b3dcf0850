/** How long the server may take with an expo until what is kept is shown in its place, in milliseconds. */
export const EXPO_PATIENCE_MS = 2_000;
