/** Whether the window is as narrow as where the filter covers what is found, as the styles of the list have it. */
export const isPhone = () => matchMedia('(max-width: 860px)').matches;
