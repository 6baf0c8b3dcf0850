// Loaded before each run of `bun test` (bunfig.toml), once in each process; before each file where files are isolated.

import { afterAll, afterEach, beforeEach, setDefaultTimeout } from 'bun:test';
import { cleanUp } from './clean-up.ts';
import { expectNoMismatches } from './mismatches.ts';
import { beginTest, endTest } from './within-test.ts';
import { settleZone } from './zone.ts';

// Milliseconds: the machine may be busy with other tests.
setDefaultTimeout(180_000);
settleZone();
beforeEach(beginTest);
afterEach(endTest);
afterEach(expectNoMismatches);
afterAll(cleanUp);
