export const cart = {
  add: 'Add',
  addToCart: 'Add to Cart',
  addNamed: (name: string) => `Add ${name} to the cart`,
  removeNamed: (name: string) => `Remove ${name}`,
  nothingToOrder: 'Nothing in the cart can be ordered right now.',
  feeUnknown: 'We couldn’t load the delivery fee. You’ll see it at checkout, before you send.',
};
