// oxlint-disable-next-line no-barrel-file -- one file to fetch, of what lies over a page
export { DialogHost } from './dialog-host.tsx';
export { MoreMenu } from './more-menu.tsx';
export { watchTaps } from '#web/ui/second-tap.ts';
export { watchBack } from '#web/ui/way-back.ts';
