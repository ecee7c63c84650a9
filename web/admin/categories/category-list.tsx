import { Link } from 'react-router';
import type { AdminCategory } from '../../../contracts/catalogue.ts';
import { otherLanguage } from '../../../contracts/language.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './categories.module.css';

type CategoryListProps = {
  categories: AdminCategory[];
  onMove: (from: number, to: number) => void;
  onDelete: (category: AdminCategory) => void;
};

/** A table that is a pile of cards on a phone; the roles say that it is a table there too. */
export function CategoryList({ categories, onMove, onDelete }: CategoryListProps) {
  const { categories: say } = useAdminWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.name}</th>
          <th scope="col">{say.slug}</th>
          <th scope="col">{say.description}</th>
          <th scope="col">{say.products}</th>
          <th scope="col">{say.actions}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category, place) => (
          <Row
            key={category.id}
            category={category}
            up={place > 0 ? () => onMove(place, place - 1) : undefined}
            down={place < categories.length - 1 ? () => onMove(place, place + 1) : undefined}
            onDelete={() => onDelete(category)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  category: AdminCategory;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  onDelete: () => void;
};

function Row({ category, up, down, onDelete }: RowProps) {
  const { categories: say } = useAdminWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const path = usePath();
  const name = category.name[language];
  const products = say.count(category.products);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        <span className={styles.other}>
          <bdi lang={other}>{category.name[other]}</bdi>
        </span>
      </th>
      <td>
        <bdi dir="ltr" className={styles.slug}>
          {category.slug}
        </bdi>
      </td>
      <td className={styles.description}>{category.description?.[language]}</td>
      <td className="num">
        {category.products > 0 ? (
          <Link
            className={`link ${styles.count}`}
            to={`${path('/admin/products')}?category=${category.slug}`}
          >
            {products}
          </Link>
        ) : (
          <span className="muted">{products}</span>
        )}
      </td>
      <td>
        <div className={styles.actions}>
          <IconButton label={say.up(name)} disabled={!up} onClick={up}>
            <span className={styles.up}>
              <Icon name="chevron" />
            </span>
          </IconButton>
          <IconButton label={say.down(name)} disabled={!down} onClick={down}>
            <Icon name="chevron" />
          </IconButton>
          <ButtonLink
            size="sm"
            variant="line"
            to={path(`/admin/categories/${category.id}`)}
            aria-label={say.editNamed(name)}
          >
            {say.edit}
          </ButtonLink>
          <Button size="sm" variant="bad" aria-label={say.removeNamed(name)} onClick={onDelete}>
            {say.remove}
          </Button>
        </div>
      </td>
    </tr>
  );
}
