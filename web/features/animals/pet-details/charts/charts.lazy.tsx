// oxlint-disable-next-line no-barrel-file -- one file to fetch
export { Growth } from './growth.tsx';
export { YearLine } from './year-line.tsx';
