// oxlint-disable-next-line no-barrel-file -- one file to fetch, of what lies over a page and at its foot
export { DialogHost } from './dialog-host.tsx';
export { Footer } from './footer.tsx';
export { LightMenu } from './light-menu.tsx';
export { MoreMenu } from './more-menu.tsx';
export { NoticeHost } from './notice-host.tsx';
export { watchGhostClicks } from '#web/ui/ghost-click.ts';
export { watchHistory } from '#web/ui/history-blocker.ts';
