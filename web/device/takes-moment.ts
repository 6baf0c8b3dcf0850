import type { Write } from './collection.ts';

const timed = new Set([
  ...['/pet/feeding/feed', '/pet/feeding/feed_many', '/pet/feeding/feed_plan'],
  ...['/pet/feeding/feed_plan_all', '/pet/feeding/delete', '/pet/pre_molt'],
  ...['/pet/feeding/delete_many', '/pet/events/delete_many'],
  ...['/pet/molt/add', '/pet/molt/update_gender', '/pet/molt/delete'],
  ...['/pet/measurement/add', '/pet/measurement/delete'],
  ...['/pet/events/add', '/pet/events/add_many', '/pet/events/delete'],
  ...['/pet/move', '/pet/move_back'],
]);

/** Whether a call says when it was noted (`recorded_at`): of two notes about the same thing the later one counts. */
export const takesMoment = ({ path }: Pick<Write, 'path'>): boolean => timed.has(path);
