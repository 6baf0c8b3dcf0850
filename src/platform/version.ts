import { version as packageVersion } from '#root/package.json' with { type: 'json' };

export const version: string = packageVersion;
