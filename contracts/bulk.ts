/** How many products, orders or entries of the activity log one call changes at most. */
export const maxChanged = 200;
