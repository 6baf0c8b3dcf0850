/** The labels of an axis from zero, the largest first, that holds a value: four or fewer whole steps of a round size. */
export function scaleFor(value: number): { top: number; labels: number[] } {
  const step = roundStep(Math.max(1, value) / 4);
  const steps = Math.max(1, Math.ceil(value / step));
  return {
    top: step * steps,
    labels: Array.from({ length: steps + 1 }, (_, at) => step * (steps - at)),
  };
}

/** 1, 2, 5, 10, 20, 50 …: the smallest that is no less. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power * 10;
}
