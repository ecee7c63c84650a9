export const offline = {
  banner:
    'You are offline. What you have seen stays here, and the cart works; sending an order needs the network.',
  back: 'You are back online.',
  title: 'You are offline',
  text: 'This page was not opened here before, so it needs the network. What you have seen stays here, and your cart is as you left it.',
  again: 'Try again',
  home: 'Home',
  cart: 'Cart',
  cannotSend:
    'You are offline, and sending an order needs the network. What you have written stays here: send it when you are back online.',
};
