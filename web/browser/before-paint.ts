/**
 * Inline script before the first paint: marks the document from local storage (session, cart, store, last order), so
 * that CSS reserves space and nothing shifts. The HTML is the same for all visitors (cacheable); CSP allows the script
 * by its hash.
 */
const markVisitor = `const marks=document.documentElement.dataset,chosen=localStorage.selectedStore;if(localStorage.auth_token)marks.session='in';if(/"product"/.test(localStorage.cart))marks.cart='full';if(localStorage.last_order)marks.lastOrder='known';if(/^(mouneh|cilka)$/.test(chosen))marks.chosen=chosen;`;

/** Fragment of the server's redirect from `/products` to the store selection when it has no store cookie. */
export const askedForProducts = '#products';

/** The server only sees the cookie: a store that is only in local storage is redirected from here. */
const goToChosenStore = `if(location.hash==='${askedForProducts}'){const{pathname,search}=location;if(marks.chosen){const query=new URLSearchParams(search);query.set('store',chosen);document.documentElement.hidden=true;location.replace(pathname.replace('store-selection','products')+'?'+query)}else history.replaceState(null,'',pathname+search)}`;

/** Blocked storage throws: the visitor is then treated as a guest without a store. */
export const beforePaint = `try{${markVisitor}${goToChosenStore}}catch{}`;
