import { type Coupon, updateCoupon } from '../../../contracts/coupons.ts';
import { formatDay } from '../../../contracts/language.ts';
import { callRecorded } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import rows from '../list.module.css';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchCoupons } from './coupon-queries.ts';
import styles from './coupons.module.css';

type CouponListProps = { coupons: Coupon[]; onEdit: (coupon: Coupon) => void };

export function CouponList({ coupons, onEdit }: CouponListProps) {
  return (
    <ul className={rows.list}>
      {coupons.map((coupon) => (
        <Row key={coupon.id} coupon={coupon} onEdit={() => onEdit(coupon)} />
      ))}
    </ul>
  );
}

function Row({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const { coupons: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const { id, code, active } = coupon;
  const { isBusy, failure, start } = useAction(async () => {
    const { activity } = await callRecorded(updateCoupon, { ...coupon, active: !active });
    refetchCoupons();
    const text = (active ? say.nowOff : say.nowOn)(toastName(code, 16));
    offerUndo({ activity, subject: id, text, onUndone: refetchCoupons });
  }, say.failedToChange);
  return (
    <li className={rows.row} data-closed={!active || undefined}>
      <div className={rows.names}>
        <b>
          <bdi>{code}</bdi>
        </b>
        <Facts coupon={coupon} />
        {failure && <Alert>{failure}</Alert>}
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="line"
          busy={isBusy}
          aria-label={active ? say.switchOffNamed(code) : say.switchOnNamed(code)}
          onClick={start}
        >
          {active ? say.switchOff : say.switchOn}
        </Button>
        <Button size="sm" variant="line" aria-label={say.editNamed(code)} onClick={onEdit}>
          {say.edit}
        </Button>
      </div>
    </li>
  );
}

/** The coupon's discount, limits and uses on one line. */
function Facts({ coupon }: { coupon: Coupon }) {
  const { coupons: say } = useAdminWords();
  const language = useLanguage();
  const { kind, percent, amount, minimum, from, until, uses, uses_each, used, active } = coupon;
  const day = (date: string) => formatDay(`${date}T12:00:00+03:00`, language);
  const facts = [
    !active && say.off,
    kind === 'delivery' && say.kinds.delivery,
    percent !== null && say.percentOff(percent),
    amount !== null && say.amountOff(formatPrice(amount, language)),
    minimum !== null && say.minimumIs(formatPrice(minimum, language)),
    from !== null && say.fromDay(day(from)),
    until !== null && say.untilDay(day(until)),
    uses_each !== null && say.each(uses_each),
  ];
  return (
    <>
      <span className="num">
        <DottedLine parts={facts} />
      </span>
      <span className="muted num">
        {uses !== null ? say.usedOf(used, uses) : used > 0 ? say.used(used) : say.unused}
      </span>
    </>
  );
}
