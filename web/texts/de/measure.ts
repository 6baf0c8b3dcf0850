import type { Texts } from '#web/texts/texts.ts';

/** What is measured of an animal. */
export const measure: Texts['pets']['measure'] = {
  action: 'Messen',
  weigh: 'Wiegen',
  filter: 'Messungen',
  title: (name) => `${name} messen`,
  edit: 'Messung bearbeiten',
  what: 'Was',
  more: 'Anderes',
  kinds: {
    weight: 'Gewicht',
    leg_span: 'Spannweite',
    body_length: 'Körperlänge',
    snout_vent: 'Kopf-Rumpf-Länge',
    total_length: 'Gesamtlänge',
  },
  value: 'Wert',
  units: { g: 'Gramm', cm: 'Zentimeter', oz: 'Unzen', in: 'Zoll' },
  last: (value, day) => `zuletzt ${value} am ${day}`,
  problem: (unit, min, max) => `Eine Zahl von ${min} bis ${max} ${unit} schreiben`,
  twoReadings: (typed, many, few, unit) =>
    `„${typed}“ kann ${many} ${unit} oder ${few} ${unit} heißen. Bitte ${many} oder ${few} schreiben.`,
  unknownUnit: (unit, isWeight) =>
    `„${unit}“ ist hier keine Einheit. Möglich sind ${isWeight ? 'g, kg, oz und lb' : 'mm, cm, m und in'}.`,
  doubt: {
    much_more: (last) => `Das ist weit mehr als die ${last} vom letzten Mal. Stimmt das?`,
    much_less: (last) => `Das ist weit weniger als die ${last} vom letzten Mal. Stimmt das?`,
  },
  largest: 'So groß wird kaum ein Tier dieser Art. Stimmt das?',
  beforeHatching: (day) => `Laut Eintrag ist das Tier erst später geschlüpft: ${day}. Stimmt das?`,
  save: 'Messung speichern',
  saveAnyway: 'So speichern',
  said: (name, value) => `${name}: ${value}`,
  error: 'Die Messung konnte nicht gespeichert werden',
};
