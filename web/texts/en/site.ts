export const site = {
  title: 'Site texts',
  sub: 'What the legal notice and the donate page of this server say.',
  legal: 'Legal notice',
  legalHint:
    'Who runs this installation, with an address. Without it the page points to the contact form.',
  donate: 'Donate page',
  donateHint: 'How members can give something back.',
  save: 'Save texts',
  saved: 'The texts were saved.',
  loading: 'Error loading site texts',
  saving: 'Error saving site texts',
};
