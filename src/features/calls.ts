import type { Calls } from '#src/platform/http/document/response-shapes.ts';
import { accountCalls } from './accounts/calls.ts';
import { animalCalls } from './animals/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { clubCalls } from './club/calls.ts';
import { operationCalls } from './operations/calls.ts';
import { planCalls } from './plans/calls.ts';
import { portabilityCalls } from './portability/calls.ts';
import { tradeCalls } from './trade/calls.ts';

/** Every call, by method and path below /api: what it is for, and what it answers. A test holds it against the routes. */
export const calls: Calls = {
  ...animalCalls,
  ...planCalls,
  ...tradeCalls,
  ...catalogueCalls,
  ...clubCalls,
  ...accountCalls,
  ...portabilityCalls,
  ...operationCalls,
};
