/**
 * For what is the same for all and changes with the catalogue. A browser asks every time, which costs it a 304; a CDN may
 * answer for half a minute by itself, and for as long again while it fetches. Said twice: RFC 9111 takes `s-maxage` as a ban on
 * stale answers, and a CDN that holds to it reads the field of RFC 9213.
 */
export const publicRead = {
  'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
  'CDN-Cache-Control': 'public, max-age=30, stale-while-revalidate=30',
};
