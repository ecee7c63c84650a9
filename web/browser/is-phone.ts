/** Whether the phone layout (up to 860 px) is shown. */
export const isPhone = () => matchMedia('(max-width: 860px)').matches;
