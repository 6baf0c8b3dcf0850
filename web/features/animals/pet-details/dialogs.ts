import { lazyDialogs } from '#web/layout/lazy-dialogs.ts';

/** The dialogs of one animal: no page waits for them. */
const { dialog, preload } = lazyDialogs(() => import('./dialogs.lazy.tsx'));

export const preloadPetDialogs = preload;
export const FeedingAdd = dialog((dialogs) => dialogs.FeedingAdd);
export const Molting = dialog((dialogs) => dialogs.Molting);
export const MeasureAdd = dialog((dialogs) => dialogs.MeasureAdd);
export const EventAdd = dialog((dialogs) => dialogs.EventAdd);
export const EditEntry = dialog((dialogs) => dialogs.EditEntry);
export const RecordNow = dialog((dialogs) => dialogs.RecordNow);
export const Archiving = dialog((dialogs) => dialogs.Archiving);
export const MoveDialog = dialog((dialogs) => dialogs.MoveDialog);
export const AssignPlansDialog = dialog((dialogs) => dialogs.AssignPlansDialog);
export const SellDialog = dialog((dialogs) => dialogs.SellDialog);
export const BoughtDialog = dialog((dialogs) => dialogs.BoughtDialog);
