// oxlint-disable-next-line no-barrel-file -- one file to fetch, of what is opened by a tap on an animal's page or in the list
export { MoveDialog } from '#web/features/animals/places/move-dialog.tsx';
export { EditEntry } from '#web/features/animals/records/edit-entry.tsx';
export { MeasureAdd } from '#web/features/animals/records/measure-add.tsx';
export { AssignPlansDialog } from '#web/features/plans/plans/assign-plans-dialog.tsx';
export { BoughtDialog } from '#web/features/trade/purchases/bought-dialog.tsx';
export { SellDialog } from '#web/features/trade/sales/sell-dialog.tsx';
export { Archiving } from './archiving.tsx';
export { EventAdd, FeedingAdd, Molting } from './record-dialogs.tsx';
export { RecordNow } from './record-now.tsx';
