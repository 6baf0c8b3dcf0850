/** What is measured of an animal. */
export const measure = {
  action: 'Measure',
  weigh: 'Weigh',
  filter: 'Measurements',
  title: (name: string) => `Measure ${name}`,
  edit: 'Edit measurement',
  what: 'What',
  more: 'Other',
  kinds: {
    weight: 'Weight',
    leg_span: 'Leg span',
    body_length: 'Body length',
    snout_vent: 'Snout to vent',
    total_length: 'Total length',
  },
  value: 'Value',
  units: { g: 'Grams', cm: 'Centimetres', oz: 'Ounces', in: 'Inches' },
  last: (value: string, day: string) => `last ${value} on ${day}`,
  problem: (unit: string, min: string, max: string) =>
    `Write a number from ${min} to ${max} ${unit}`,
  twoReadings: (typed: string, many: string, few: string, unit: string) =>
    `“${typed}” can mean ${many} ${unit} or ${few} ${unit}. Write ${many} or ${few}.`,
  unknownUnit: (unit: string, isWeight: boolean) =>
    `“${unit}” is no unit here. Write ${isWeight ? 'g, kg, oz or lb' : 'mm, cm, m or in'}.`,
  doubt: {
    much_more: (last: string) => `That is far more than the ${last} of last time. Is it right?`,
    much_less: (last: string) => `That is far less than the ${last} of last time. Is it right?`,
  },
  largest: 'Hardly any animal of this kind gets so large. Is it right?',
  beforeHatching: (day: string) => `By its record it hatched later: ${day}. Is it right?`,
  save: 'Save measurement',
  saveAnyway: 'Save as it is',
  said: (name: string, value: string) => `${name}: ${value}`,
  error: 'Could not save the measurement',
};
