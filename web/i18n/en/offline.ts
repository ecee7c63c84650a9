export const offline = {
  banner: 'You’re offline. Your cart still works.',
  back: 'You’re back online.',
  title: 'You’re offline',
  text: 'You haven’t opened this page on this device before, so it needs an internet connection. Pages you’ve seen still open, and your cart is as you left it.',
  again: 'Try again',
  home: 'Home',
  cart: 'Cart',
};
