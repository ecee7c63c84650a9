import { type DeliveryArea, updateDeliveryArea } from '../../../contracts/delivery-areas.ts';
import { nameOfGovernorate } from '../../../contracts/governorates.ts';
import { otherLanguage } from '../../../contracts/language.ts';
import { callRecorded } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import rows from '../list.module.css';
import { PlaceButtons } from '../place-buttons.tsx';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './area-list.module.css';
import { refetchAreas } from './area-queries.ts';

type AreaListProps = {
  areas: DeliveryArea[];
  /** Undefined while only a part of the list is shown. */
  onMove: ((from: number, to: number) => void) | undefined;
  onEdit: (area: DeliveryArea) => void;
};

export function AreaList({ areas, onMove, onEdit }: AreaListProps) {
  return (
    <ol className={`${rows.list} ${styles.list}`}>
      {areas.map((area, place) => (
        <Row
          key={area.id}
          area={area}
          place={place}
          count={areas.length}
          onMove={onMove && ((to) => onMove(place, to))}
          onEdit={() => onEdit(area)}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  area: DeliveryArea;
  place: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  onEdit: () => void;
};

function Row({ area, place, count, onMove, onEdit }: RowProps) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const { id, open, version } = area;
  const name = area.name[language];
  const { isBusy, failure, start } = useAction(async () => {
    const { activity } = await callRecorded(updateDeliveryArea, { id, version, open: !open });
    refetchAreas();
    const text = (open ? say.nowClosed : say.nowOpen)(toastName(name));
    offerUndo({ activity, subject: id, text, onUndone: refetchAreas });
  }, say.failedToChange);
  const other = otherLanguage(language);
  return (
    <li className={rows.row} data-closed={!open || undefined}>
      <div className={rows.names}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">
          <span className={styles.other}>
            <bdi lang={other}>{area.name[other]}</bdi> ·{' '}
          </span>
          {nameOfGovernorate(area.governorate, language)}
        </span>
        <Facts area={area} />
        {failure && <Alert>{failure}</Alert>}
      </div>
      <div className={styles.actions}>
        <PlaceButtons say={say} name={name} place={place} count={count} onMove={onMove} />
        <div className={styles.buttons}>
          <Button
            size="sm"
            variant="line"
            busy={isBusy}
            aria-label={open ? say.closeNamed(name) : say.reopenNamed(name)}
            onClick={start}
          >
            {open ? say.close : say.reopen}
          </Button>
          <Button size="sm" variant="line" aria-label={say.editNamed(name)} onClick={onEdit}>
            {say.edit}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The area's fee and conditions on one line. */
function Facts({ area }: { area: DeliveryArea }) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  const { fee, minimum, free_from, promise_hours, open } = area;
  const facts = [
    !open && say.closed,
    fee === null ? say.noFee : fee === 0 ? say.free : formatPrice(fee, language),
    minimum !== null && say.minimumIs(formatPrice(minimum, language)),
    free_from !== null && say.freeFromIs(formatPrice(free_from, language)),
    promise_hours !== null &&
      say.promiseIs(promise_hours % 24 === 0 ? say.days(promise_hours / 24) : say.hours(promise_hours)),
  ];
  return (
    <span className="num">
      <DottedLine parts={facts} />
    </span>
  );
}
