export { german as problems } from '#src/domain/problems/german.ts';
