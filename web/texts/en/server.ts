// What the server and the shared checks say is English; another language translates it by sentence.
export const server = {
  say: (sentence: string) => sentence,
};
