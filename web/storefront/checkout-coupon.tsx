import { useEffect, useRef, useState } from 'react';
import { couponKey } from '../../contracts/coupon-key.ts';
import { ApiError, describeError } from '../http/api.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Button } from '../ui/button.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Field, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './checkout-coupon.module.css';
import preferenceStyles from './checkout-preferences.module.css';
import { describeCouponFault } from './describe-coupon.ts';
import type { CouponState } from './use-coupon.ts';

type CheckoutCouponProps = {
  code: string;
  onType: (code: string) => void;
  coupon: CouponState;
  disabled: boolean;
};

/** One folded line for a coupon; what it takes off is told before the order is sent. */
export function CheckoutCoupon({ code, onType, coupon, disabled }: CheckoutCouponProps) {
  const words = useWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const { given, error, isChecking, check } = coupon;
  const [isOpen] = useState(code !== '');
  const detail =
    error instanceof ApiError ? error.details.find(({ path }) => path.startsWith('coupon.')) : null;
  const fault =
    error === null
      ? undefined
      : ((detail && describeCouponFault(detail, say, language)) ??
        (detail ? refusalOf(detail.code, words.errors.refusals) : describeError(error, words)));
  // As the shop writes it, once it applies; another one that was typed since stays.
  const written = given?.code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; `onType` is made anew with each render.
  useEffect(() => {
    if (written && couponKey(written) === couponKey(code)) onType(written);
  }, [written]);
  const box = useRef<HTMLDetailsElement>(null);
  // What is wrong with a code stands below its field, where the sheet's foot begins on a low phone.
  useEffect(() => {
    if (fault) box.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  const clear = () => {
    onType('');
    check('');
  };
  return (
    <details
      ref={box}
      className={`${disclosure.disclosure} ${preferenceStyles.preferences}`}
      open={isOpen || undefined}
    >
      <summary>
        {say.coupon}
        <Icon name="chevron" />
      </summary>
      <div className={styles.line}>
        <Field label={say.couponCode} error={fault}>
          <TextInput
            name="coupon"
            value={code}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            disabled={disabled}
            onChange={({ target }) => {
              onType(target.value);
              // What was told is of another code.
              if (given || error) check('');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The order is not sent by it.
              event.preventDefault();
              event.stopPropagation();
              check(code);
            }}
          />
        </Field>
        {given ? (
          <Button type="button" variant="line" disabled={disabled} onClick={clear}>
            {say.couponRemove}
          </Button>
        ) : (
          <Button
            type="button"
            variant="line"
            busy={isChecking}
            disabled={disabled || code.trim() === ''}
            onClick={() => check(code)}
          >
            {say.couponApply}
          </Button>
        )}
      </div>
      <p className={styles.given} role="status">
        {given &&
          (given.kind === 'delivery'
            ? say.couponFree(given.code, formatPrice(given.saves, language))
            : say.couponGiven(given.code, formatPrice(given.saves, language)))}
      </p>
    </details>
  );
}

const refusalOf = (code: string | undefined, refusals: Record<string, string>): string | undefined =>
  code && refusals[code];
