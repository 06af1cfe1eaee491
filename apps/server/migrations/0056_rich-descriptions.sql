-- Jobs are described in rich text from now on. What was written before is words with line breaks: each line becomes a
-- paragraph, a gap an empty one, and what looks like an element stays the letters that were typed.
UPDATE "jobs" SET "description" = '<p>' || regexp_replace(
	replace(
		regexp_replace(
			regexp_replace(
				replace(replace(replace(replace(btrim("description", E' \t\r\n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), U&'\00A0', '&nbsp;'),
				'[ \t\f]*(\r\n?|\n)[ \t\f]*', E'\n', 'g'
			),
			'\n{3,}', E'\n\n', 'g'
		),
		E'\n', '</p><p>'
	),
	'[\t\f ]+', ' ', 'g'
) || '</p>'
WHERE "description" IS NOT NULL;
