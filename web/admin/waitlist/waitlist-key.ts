/** Of what the page of people who wait has fetched. */
export const waitlistKey = ['waitlist'];
