export const statics = {
  placeholder: '',
};
