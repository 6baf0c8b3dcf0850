// A species that no list knows, added where an animal needs it.
export const newSpecies = {
  addTyped: (name: string) => `Add “${name}” to the list of species`,
  title: 'Add species',
  name: 'Scientific name',
  type: 'Animal type',
  needType: 'Choose an animal type',
  save: 'Save species',
  offline: 'A species is added once there is a network.',
  goTo: (name: string) => `Go to ${name}`,
  take: (name: string) => `Take ${name}`,
  added: (name: string) => `Added ${name}`,
  errorAdding: 'Could not add species',
};
