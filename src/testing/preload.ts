// Loaded before each run of `bun test` (bunfig.toml); with --isolate and --parallel before each file.

import { afterAll, afterEach, setDefaultTimeout } from 'bun:test';
import { cleanUp } from './clean-up.ts';
import { expectNoMismatches } from './mismatches.ts';

// Milliseconds: the machine may be busy with other tests.
setDefaultTimeout(180_000);
afterEach(expectNoMismatches);
afterAll(cleanUp);
