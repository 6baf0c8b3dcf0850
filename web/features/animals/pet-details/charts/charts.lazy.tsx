export { FeedingRhythm } from './feeding-rhythm.tsx';
export { GrowthChart } from './growth-chart.tsx';
export { YearLine } from './year-line.tsx';
