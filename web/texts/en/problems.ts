export { english as problems } from '#src/domain/problems/english.ts';
