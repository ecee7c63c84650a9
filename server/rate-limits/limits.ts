const minute = 60;
const hour = 60 * minute;

/** Attempts (points) in a fixed window of seconds, by action. */
export const limits = {
  login: { points: 10, duration: 15 * minute },
  loginFromAddress: { points: 300, duration: 15 * minute },
  loginOfEmail: { points: 100, duration: hour },
  loginOfKnown: { points: 20, duration: 15 * minute },
  code: { points: 20, duration: 24 * hour },
  register: { points: 30, duration: hour },
  password: { points: 20, duration: 15 * minute },
  // The duration equals the validity of a link: whenever this refuses, the mailbox has a valid link.
  forgotOfEmail: { points: 5, duration: 30 * minute },
  forgotFromAddress: { points: 30, duration: hour },
  resetFromAddress: { points: 30, duration: hour },
  emailVerification: { points: 5, duration: 30 * minute },
  message: { points: 20, duration: hour },
  // Many phones in a mobile network may share an address.
  guestOrderFromAddress: { points: 60, duration: hour },
  guestOrderOfPhone: { points: 10, duration: hour },
  order: { points: 60, duration: hour },
  // Also counts orders refused with an unknown code: more than a few attempts are guessing.
  coupon: { points: 60, duration: hour },
  couponFromAddress: { points: 120, duration: hour },
  // Each change is mailed to the sellers.
  addressChangeFromAddress: { points: 60, duration: hour },
  proof: { points: 10, duration: hour },
  proofFromAddress: { points: 60, duration: hour },
  invoice: { points: 60, duration: hour },
  export: { points: 20, duration: hour },
  newsletter: { points: 20, duration: hour },
  waitlist: { points: 20, duration: hour },
  missedSearch: { points: 60, duration: hour },
} as const;
