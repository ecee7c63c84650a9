/** The most products, orders or activity log entries that one call changes. */
export const maxChanged = 200;
