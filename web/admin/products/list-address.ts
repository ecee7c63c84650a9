import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePath } from '../../i18n/language.tsx';
import { readQuery } from './product-list.ts';

/** The state of links that lead away from the list: the way back is then the browser's own Back. */
export const fromList = { isFromList: true };

/** The way back to the list: to where it was scrolled if one came from there, else with the filters of last time. */
export function useListAddress() {
  const path = usePath();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = state?.isFromList === true;
  const list = path('/admin/products') + readQuery();
  return {
    list,
    goToList: () => void (isFromList ? navigate(-1) : navigate(list)),
    /** For links to `list`, so that a plain press goes back and any other opens what it says. */
    followBack: (event: MouseEvent) => {
      if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate(-1);
    },
  };
}
