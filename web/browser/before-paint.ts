/**
 * Runs before the first paint: marks the document of a visitor who has a token, something in the cart or a chosen store, so
 * that style sheets leave room for what is to come, and nothing jumps. It is the same for all, and the server learns nothing.
 */
const markVisitor = `const marks=document.documentElement.dataset,chosen=localStorage.selectedStore;if(localStorage.auth_token)marks.session='in';if(/"product"/.test(localStorage.cart))marks.cart='full';if(/^(mouneh|cilka)$/.test(chosen))marks.chosen=chosen;`;

/** What the server adds to the choice of stores when it was asked for the products and knows of no chosen store. */
export const askedForProducts = '#products';

/** The server reads the choice from a cookie alone: one that only local storage has leads on to the store from here. */
const goToChosenStore = `if(location.hash==='${askedForProducts}'){const{pathname,search}=location;if(marks.chosen){const query=new URLSearchParams(search);query.set('store',chosen);document.documentElement.hidden=true;location.replace(pathname.replace('store-selection','products')+'?'+query)}else history.replaceState(null,'',pathname+search)}`;

/** Storage that the browser forbids throws; the visitor is then a guest without a choice. */
export const beforePaint = `try{${markVisitor}${goToChosenStore}}catch{}`;
