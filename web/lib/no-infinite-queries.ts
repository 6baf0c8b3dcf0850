// What the build gives to the query client instead of its part for lists without an end, of which there are none.

const none = (): never => {
  throw new Error('None here');
};

export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };
